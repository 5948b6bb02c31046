-- Every card of a lottery leads into a room. The lists of vendors named draws that nobody runs: they are two draws of Hanoi now, or gone.
-- The card TCG_LOTTO_VN stays: it only says which prize mode a brand has.
update game g set code = r.code, names = r.names
from (values ('DAILY_3', 'HANOI_SPECIAL', '{"en": "Hanoi Special", "bn": "হ্যানয় স্পেশাল", "vi": "Hà Nội Đặc Biệt", "zh": "河内特别彩", "th": "ฮานอยพิเศษ", "hi": "हनोई स्पेशल", "ar": "هانوي الخاص"}'::jsonb),
             ('WEEKLY_7', 'HANOI_VIP', '{"en": "Hanoi VIP", "bn": "হ্যানয় VIP", "vi": "Hà Nội VIP", "zh": "河内VIP", "th": "ฮานอย VIP", "hi": "हनोई VIP", "ar": "هانوي VIP"}')) r (old_code, code, names), vendor v
where v.code = 'TCG' and g.vendor_id = v.id and g.code = r.old_code;

update game g set status = 'disabled'
where g.game_type in ('lott', 'elott') and g.code not in ('TCG_LOTTO_VN', 'HANOI_4', 'HANOI_SPECIAL', 'HANOI_VIP')
  and not exists (select from lottery_game l where l.game_id = g.id);
