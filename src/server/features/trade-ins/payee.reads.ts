/** SQL for the account that the vouchers of a request `t` go to; null while there is none. */
export const PAYEE = `coalesce(t.user_id, (
    select u.id from users u where lower(u.email) = lower(t.email) and u.confirmed_at is not null limit 1))`;
