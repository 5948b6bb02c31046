-- Money of a member that lies at a vendor whose wallet is its own (migration 0028). A new value cannot be used by the transaction
-- that adds it.
alter type account_kind add value 'vendor';
