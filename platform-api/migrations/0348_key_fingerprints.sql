-- SHA-256 of the key files that this database was written with: a process with other keys could open nothing of it, and does not start.
create table key_fingerprint (
  name text primary key,
  fingerprint bytea not null check (octet_length(fingerprint) = 32),
  recorded_at timestamptz not null default now()
);
