-- An order may be refunded in parts: part counts its refunds, 0 is the commission itself.
alter table referral_ledger add column part integer not null default 0;
alter table referral_ledger drop constraint referral_ledger_pkey;
alter table referral_ledger add primary key (user_id, order_id, kind, part);
