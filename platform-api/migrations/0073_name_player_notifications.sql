-- Their definitions live in sql/functions from here on; the triggers follow a renamed function.
alter function tell_of_player() rename to notify_player_changed;
alter function tell_of_players() rename to notify_players_changed;
