export { sampleAlertMail } from './jobs.ts';
export { endAlert, forgetPerson } from './writes.ts';
/** Named by features above in their SQL. @public */
export { stockAlerts } from './tables.ts';
