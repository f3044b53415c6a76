export { siteTermsOf, siteTermsSql } from './delivery.reads.ts';
export { changeMailWords } from './mail-words.writes.ts';
export { lineIsOnSql } from './lines.reads.ts';
export {
  readApprovesBusinesses,
  readMailShop,
  readMapsKey,
  readPageKeys,
  readPageTitles,
  readSettings,
  readTaken,
  readTransferAccount,
} from './reads.ts';
export { readSettingsRow, type SettingsRow } from './settings.reads.ts';
/** Named by features above in their SQL. @public */
export { siteSettings } from './tables.ts';
