/** Words that surround every page, said by the server's first screen and by the client's header. */
export const SEARCH_LABEL = 'Search a device, a fault or a part';
export const MENU_TITLE = 'Categories';
