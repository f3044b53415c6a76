export { siteTermsOf, siteTermsSql } from './delivery.reads.ts';
export { changeMailWords } from './mail-words.writes.ts';
export { lineIsOnSql } from './lines.reads.ts';
export {
  readApprovesBusinesses,
  readMailShop,
  readMapsKey,
  readMovedPage,
  readPageKeys,
  readPageTitles,
  readSettings,
  readTaken,
  readTransferAccount,
} from './reads.ts';
export { readSettingsRow, type SettingsRow } from './settings.reads.ts';
export { readShared } from './shared.reads.ts';
export type { StoredSection } from './tables.ts';
export { pageMoves, sharedSections, sitePages, templateRows } from './tables.ts';
/** Named by features above in their SQL. @public */
export { contentRevisions, menuDrafts, menus, siteSettings, textDrafts } from './tables.ts';
export { lockTexts, moveTextRevisions } from './texts.writes.ts';
