-- The key by which names of people are compared, the twin of `nameKey` in `src/platform/name-key.ts`.
create or replace function name_key(p_name text) returns text language sql immutable strict parallel safe as $$
  select btrim(regexp_replace(folded_text(p_name),
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u02c2-\u02c5\u02d2-\u02df\u0375\u0482\u055a-\u055f\u0589-\u058f\u05be\u05c0\u05c3\u05f3\u05f4\u0600-\u060f\u061b-\u061f\u066a-\u066d\u06d4\u06dd\u06de\u06e9\u06fd\u06fe\u0964\u0965\u0970\u09f2\u09f3\u09fa\u09fb\u0e3f\u0e4f\u0e5a\u0e5b\u2010-\u2bff\u2e00-\u2fff\u3000-\u3004\u3008-\u3020\u3030\u303d-\u303f\u30a0\u30fb\ufd3e\ufd3f\ufff9-\uffff]+',
    ' ', 'g'), ' ')
$$;
