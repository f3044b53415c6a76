/**
 * The only script inside a page: it keeps what is pressed and typed while start.ts is on its way. It runs in the head,
 * before there is a button, and the content security policy allows it by its hash.
 */
export const EARLY_PRESSES =
  'early=[];for(const type of["click","input","keydown"])addEventListener(type,e=>early&&early.push(e));' +
  'addEventListener("submit",e=>early&&e.preventDefault())';
