-- The plans of the two batch functions do not depend on their input; planning them anew costs more than it could win.
alter function place_bets(json) set plan_cache_mode = 'force_generic_plan';
alter function settle_bets(json) set plan_cache_mode = 'force_generic_plan';
