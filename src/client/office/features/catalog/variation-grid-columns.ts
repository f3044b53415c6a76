/** The columns of the table of variations; on a phone each row is a card. */
export const gridColumns = (seesCost: boolean) =>
  seesCost
    ? 'w768:grid-cols-[minmax(0,1fr)_76px_76px_72px_56px_32px_32px]'
    : 'w768:grid-cols-[minmax(0,1fr)_84px_84px_64px_36px_36px]';
