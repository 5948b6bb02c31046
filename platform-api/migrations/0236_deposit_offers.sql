-- Promotions took the place of bonuses that a deposit names. Deposits that named one keep it, as it stands in their terms.
update deposit_offer set enabled = false;
