/**
 * Why nothing can be bought of a business now, such as 'Northside Phones is away until 3 December'; null if it sells.
 * Shoppers read these words on every page that shows it, and in refusals.
 */
export const awaySql = (business: string) => `
  case when ${business}.is_on_holiday then ${business}.name || case
    when ${business}.holiday_to is null then ' is closed until further notice'
    else ' is away until ' || to_char(${business}.holiday_to, 'FMDD FMMonth') end end`;
