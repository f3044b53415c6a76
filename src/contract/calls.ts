import type { CallAnswer, CallInput, CallParsed } from './call.ts';
import { entryCalls } from './account-entry.ts';
import { profileCalls } from './account-profile.ts';
import { accountCalls } from './account.ts';
import { assigneeOfficeCalls } from './assignees-office.ts';
import { attributeOfficeCalls } from './attributes-office.ts';
import { brandOfficeCalls } from './brands-office.ts';
import { businessOfficeCalls } from './business-office.ts';
import { cartCalls } from './cart.ts';
import { catalogCalls } from './catalog.ts';
import { categoryOfficeCalls } from './categories-office.ts';
import { checkoutCalls } from './checkout.ts';
import { codeOfficeCalls } from './codes-office.ts';
import { creditCalls } from './credit.ts';
import { customFieldOfficeCalls } from './custom-fields-office.ts';
import { customerOfficeCalls } from './customers-office.ts';
import { demoCalls } from './demos.ts';
import { deviceCalls } from './devices.ts';
import { healthCalls } from './health.ts';
import { logCalls } from './log.ts';
import { mailOfficeCalls } from './mails-office.ts';
import { mediaCalls } from './media.ts';
import { messageCalls } from './messages.ts';
import { modelOfficeCalls } from './models-office.ts';
import { notificationCalls } from './notifications.ts';
import { orderChangeCalls } from './order-changes.ts';
import { counterOrderCalls } from './counter-orders.ts';
import { orderOfficeCalls } from './orders-office.ts';
import { orderCalls } from './orders.ts';
import { ownBusinessCalls } from './own-business.ts';
import { ownDeliveryCalls } from './own-delivery.ts';
import { ownProductCalls } from './own-products.ts';
import { pagePreviewCalls } from './page-previews.ts';
import { pageOfficeCalls } from './pages-office.ts';
import { passkeyCalls } from './passkeys.ts';
import { paymentCalls } from './payments.ts';
import { payoutCalls } from './payouts.ts';
import { priceRuleCalls } from './price-rules-office.ts';
import { productImportCalls } from './product-imports.ts';
import { menuOfficeCalls } from './menus-office.ts';
import { policyOfficeCalls } from './policies-office.ts';
import { productOfficeCalls } from './products-office.ts';
import { repairOfficeCalls } from './repairs-office.ts';
import { repairCalls } from './repairs.ts';
import { reviewCalls } from './reviews.ts';
import { savedAnswerCalls } from './saved-answers.ts';
import { savedViewCalls } from './saved-views.ts';
import { secondFactorCalls } from './second-factor.ts';
import { settingsOfficeCalls } from './settings-office.ts';
import { sharedSectionCalls } from './shared-sections-office.ts';
import { siteCalls } from './site.ts';
import { staffCalls } from './staff.ts';
import { purchaseOfficeCalls } from './purchases-office.ts';
import { stockOfficeCalls } from './stock-office.ts';
import { trackingCalls } from './tracking.ts';
import { tradeInCalls } from './trade-ins.ts';
import { tradeInOfficeCalls } from './trade-ins-office.ts';
import { transferOfficeCalls } from './transfers-office.ts';
import { storeCalls } from './stores.ts';
import { textOfficeCalls } from './texts-office.ts';
import { todayCalls } from './today.ts';
import { unitCalls } from './units.ts';
import { unitOfficeCalls } from './units-office.ts';
import { vendorOfficeCalls } from './vendors-office.ts';
import { wishlistCalls } from './wishlist.ts';

/** Every call of the shop. The server implements them, the client's types come from them, /openapi.json lists them. */
export const calls = {
  ...accountCalls,
  ...assigneeOfficeCalls,
  ...attributeOfficeCalls,
  ...brandOfficeCalls,
  ...businessOfficeCalls,
  ...cartCalls,
  ...catalogCalls,
  ...categoryOfficeCalls,
  ...checkoutCalls,
  ...codeOfficeCalls,
  ...creditCalls,
  ...customFieldOfficeCalls,
  ...customerOfficeCalls,
  ...demoCalls,
  ...deviceCalls,
  ...entryCalls,
  ...healthCalls,
  ...logCalls,
  ...mailOfficeCalls,
  ...mediaCalls,
  ...messageCalls,
  ...modelOfficeCalls,
  ...notificationCalls,
  ...trackingCalls,
  ...orderCalls,
  ...orderOfficeCalls,
  ...counterOrderCalls,
  ...orderChangeCalls,
  ...ownBusinessCalls,
  ...ownDeliveryCalls,
  ...ownProductCalls,
  ...pageOfficeCalls,
  ...pagePreviewCalls,
  ...passkeyCalls,
  ...paymentCalls,
  ...payoutCalls,
  ...priceRuleCalls,
  ...productImportCalls,
  ...menuOfficeCalls,
  ...policyOfficeCalls,
  ...productOfficeCalls,
  ...profileCalls,
  ...repairCalls,
  ...repairOfficeCalls,
  ...reviewCalls,
  ...savedAnswerCalls,
  ...savedViewCalls,
  ...secondFactorCalls,
  ...settingsOfficeCalls,
  ...sharedSectionCalls,
  ...siteCalls,
  ...staffCalls,
  ...stockOfficeCalls,
  ...purchaseOfficeCalls,
  ...transferOfficeCalls,
  ...tradeInCalls,
  ...tradeInOfficeCalls,
  ...storeCalls,
  ...textOfficeCalls,
  ...todayCalls,
  ...unitCalls,
  ...unitOfficeCalls,
  ...vendorOfficeCalls,
  ...wishlistCalls,
};

type Calls = typeof calls;
export type CallName = keyof Calls;
export type Input<N extends CallName> = CallInput<Calls[N]>;
export type Parsed<N extends CallName> = CallParsed<Calls[N]>;
export type Answer<N extends CallName> = CallAnswer<Calls[N]>;
