import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { DrawFirstScreen } from '#contract/first-screen.ts';
import type { Config } from './config/config.ts';
import { setupOf } from './config/setup.ts';
import { VERSION } from './config/version.ts';
import { isWork } from './db/changes.ts';
import type { Database } from './db/connect.ts';
import { DATA_KEY, readSecret } from './db/secret.ts';
import { gatherStock } from './db/stock-changes.ts';
import { findAccount } from './features/account/public.ts';
import { accountRoutes } from './features/account/routes.ts';
import { customerOffice } from './features/back-office/customers.office.ts';
import { healthOffice } from './features/back-office/health.office.ts';
import { mailsOffice } from './features/back-office/mails.office.ts';
import { cartRoutes } from './features/cart/routes.ts';
import { alertRoutes } from './features/alerts/routes.ts';
import { importOffice } from './features/catalog/imports.office.ts';
import { detailListOffice } from './features/catalog/detail-lists.office.ts';
import { listOffice } from './features/catalog/lists.office.ts';
import { productOffice } from './features/catalog/products.office.ts';
import { countProducts, productPictures } from './features/catalog/public.ts';
import { stockOffice } from './features/catalog/stock.office.ts';
import { purchaseOffice } from './features/catalog/purchases.office.ts';
import { transferOffice } from './features/catalog/transfers.office.ts';
import { questionRoutes } from './features/catalog/questions.routes.ts';
import { catalogRoutes } from './features/catalog/routes.ts';
import { imageRoutes } from './features/images/routes.ts';
import { ownProductRoutes } from './features/listing/own.routes.ts';
import { readBusinessLines } from './features/listing/public.ts';
import { listingRoutes } from './features/listing/routes.ts';
import { changeOffice } from './features/orders/change.office.ts';
import { counterOffice } from './features/checkout/counter.office.ts';
import { placeRoutes } from './features/checkout/place.routes.ts';
import { checkoutRoutes } from './features/checkout/routes.ts';
import { linkOpener, trackRoutes } from './features/checkout/track.routes.ts';
import { demoOffice } from './features/demos/office.ts';
import { demoRoutes } from './features/demos/routes.ts';
import { deviceRoutes } from './features/devices/routes.ts';
import { mediaOffice } from './features/media/office.ts';
import { keepSitePicture, shownPictures } from './features/media/public.ts';
import { mediaRoutes } from './features/media/routes.ts';
import { messageOffice } from './features/messages/office.ts';
import { savedAnswerOffice } from './features/messages/saved.office.ts';
import { messageRoutes } from './features/messages/routes.ts';
import { showBooks } from './features/money/jobs.ts';
import { codesOffice } from './features/money/codes.office.ts';
import { creditOffice } from './features/money/credit.office.ts';
import { creditRoutes } from './features/money/credit.routes.ts';
import { countCodes, PAYOUT_SEAL } from './features/money/public.ts';
import { payoutsOffice } from './features/money/payouts.office.ts';
import { statementOffice } from './features/orders/statement.office.ts';
import { moneyCasesOffice } from './features/orders/money-cases.office.ts';
import { paymentRoutes, paymentWebhook } from './features/orders/payment.routes.ts';
import { orderPhotoRoutes } from './features/orders/photos.routes.ts';
import { countOpenOrders, releaseOrders, readHiddenOrders } from './features/orders/public.ts';
import { assigneeOffice } from './features/orders/assignee.office.ts';
import { orderDevicesOffice } from './features/orders/devices.office.ts';
import { orderOffice } from './features/orders/orders.office.ts';
import { orderRoutes } from './features/orders/routes.ts';
import { priceRulesOffice } from './features/trade-ins/price-rules.office.ts';
import { tradeInPayoutsOffice } from './features/trade-ins/payouts.office.ts';
import { DEVICE_SEAL, readTradeInByToken } from './features/trade-ins/public.ts';
import { tradeInRoutes } from './features/trade-ins/routes.ts';
import { tradeInOffice } from './features/trade-ins/trade-ins.office.ts';
import { todayOffice } from './features/orders/today.office.ts';
import { contentOffice } from './features/pages/content.office.ts';
import { pagesOffice } from './features/pages/pages.office.ts';
import { dropPageRows, movePageRows, PREVIEW_SEAL, withPagePictures } from './features/pages/public.ts';
import { repairOffice } from './features/repairs/office.ts';
import { PASSCODE_SEAL, readRepairForStaff, repairMoney } from './features/repairs/public.ts';
import { repairRoutes } from './features/repairs/routes.ts';
import { unitRoutes } from './features/units/routes.ts';
import { unitOffice } from './features/units/units.office.ts';
import { reviewOffice } from './features/reviews/office.ts';
import { reviewRoutes } from './features/reviews/routes.ts';
import { readApprovesBusinesses, readMapsKey, readSettingsRow, siteTermsOf } from './features/site/public.ts';
import { failuresOffice } from './features/site/failures.office.ts';
import { menusOffice } from './features/site/menus.office.ts';
import { textsOffice } from './features/site/texts.office.ts';
import { siteRoutes } from './features/site/routes.ts';
import { settingsOffice } from './features/site/settings.office.ts';
import { readSubjectNames } from './features/back-office/public.ts';
import { staffOffice } from './features/staff/office.ts';
import { notificationRoutes } from './features/staff/notifications.routes.ts';
import { isStaff, tellOfApplication } from './features/staff/public.ts';
import { invitationRoutes } from './features/staff/routes.ts';
import { viewRoutes } from './features/staff/views.routes.ts';
import { businessOffice } from './features/stores/office.ts';
import { ownBusinessRoutes } from './features/stores/own.routes.ts';
import { storeRoutes } from './features/stores/routes.ts';
import { siteBusinessOffice } from './features/stores/site-business.office.ts';
import { vendorOffice } from './features/stores/vendors.office.ts';
import { wishedProductRoutes } from './features/wishlist/products.routes.ts';
import { wishlistRoutes } from './features/wishlist/routes.ts';
import { Answers } from './http/answers.ts';
import { Counts } from './http/counts.ts';
import { fileRoutes } from './http/files.ts';
import { operationRoutes } from './http/operations.ts';
import { Metrics } from './http/metrics.ts';
import { PrivateCalls } from './http/private-calls.ts';
import { canvasHeaders, cardHeaders, mapPolicy, securityHeaders } from './http/security.ts';
import { PublicCalls } from './http/public-calls.ts';
import { limitRequests } from './http/rate-limit.ts';
import { createHttpServer } from './http/server.ts';
import { Tries } from './http/tries.ts';
import { earlyFiles } from './page/chunks.ts';
import { screensBy } from './page/first-screen.ts';
import { deadLinks } from './page/dead-links.ts';
import { mailPictureRoutes } from './page/mail-pictures.ts';
import { officePages } from './page/office.ts';
import { paperRoutes } from './page/papers.ts';
import { pageRoutes } from './page/routes.ts';
import { shelfLabelRoutes } from './page/shelf-labels.ts';
import { unitLabelRoutes } from './page/unit-labels.ts';
import { unsubscribeRoutes } from './page/unsubscribe.ts';
import { sealFor } from './ports/seal.ts';
import { stripePort } from './ports/stripe.ts';
import {
  gathered,
  keptFiles,
  originOf,
  portsOf,
  orderSender,
  people,
  sharedCount,
  siteOwner,
  takenWays,
  builtTemplate,
} from './app-parts.ts';

export interface AppOptions {
  config: Config;
  database: Database;
  /** The folder of the built client and the pictures. Default: in the working folder. */
  clientFolder?: string;
  picturesFolder?: string;
  officeFolder?: string;
  /** Development serves the client from its sources: its own index.html, and a listener before the shop's. */
  template?: () => Promise<string>;
  officeTemplate?: () => Promise<string>;
  wrapListener?: (next: RequestListener) => RequestListener;
  /** Renders first screens with the client's components. Without it, pages have no first screen. */
  drawFirstScreen?: DrawFirstScreen | undefined;
}

/** Builds the whole shop as one application. Every route is registered here or one call deeper. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, database } = options;
  const clientFolder = options.clientFolder ?? join(process.cwd(), 'dist/client');
  const officeFolder = options.officeFolder ?? join(process.cwd(), 'dist/office');
  const picturesFolder = options.picturesFolder ?? join(process.cwd(), 'demo/pictures');
  const { pool, db, reads } = database;

  const dataKey = config.dataKey ?? (await readSecret(pool, DATA_KEY));
  const seal = sealFor('bank account', dataKey);

  const metrics = new Metrics();
  const answers = new Answers(securityHeaders(config), metrics);
  const drop = gatherStock((change) => answers.drop(change));
  database.onChange((change) => {
    if (!isWork(change)) drop(change);
  });
  const app = await createHttpServer(config, answers, options.wrapListener);
  app.addHook('preClose', async () => answers.close());
  const shared = sharedCount(config, app);
  await limitRequests(app, config.rateLimit, shared);

  metrics.watch(app);
  operationRoutes(app, {
    metrics,
    metricsToken: config.metricsToken,
    check: async () => void (await reads.pool.query('select 1')),
  });
  showBooks(metrics, reads);
  const calls = new PublicCalls(app, answers);
  catalogRoutes(calls, reads.pool);
  listingRoutes(calls, reads, answers);
  siteRoutes(calls, reads.db);
  // The key in the environment takes precedence over the one in the settings.
  const mapsKey = async () => config.googleMapsKey ?? (await readMapsKey(reads.db));
  storeRoutes(calls, reads.pool, config, mapsKey, () => readBusinessLines(reads.pool));
  const tries = new Tries(new Counts(shared));
  const privateCalls = new PrivateCalls(app, config, (token) => findAccount(reads.pool, token), tries);
  accountRoutes(privateCalls, {
    db,
    shop: () => siteOwner(db, config),
    carts: gathered(database),
    ...people,
    seal: sealFor('second factor', dataKey),
    requiresSecondFactor: !config.demo,
  });
  questionRoutes(calls, privateCalls, reads.pool);
  const site = () => siteOwner(db, config);
  const approves = () => readApprovesBusinesses(db);
  const siteTerms = async () => siteTermsOf(await readSettingsRow(db));
  const ownSources = { ...reads, db, site, siteTerms, approves, isStaff };
  const tellWaiting = async (business: string) => tellOfApplication(database, await site(), business);
  ownBusinessRoutes(privateCalls, { ...ownSources, tellWaiting });
  businessOffice(privateCalls, { pool, db, countProducts, site });
  siteBusinessOffice(privateCalls, { pool, db, site });
  vendorOffice(privateCalls, { pool, db, countProducts, countOpenOrders, site });
  staffOffice(privateCalls, {
    db,
    ask: database.ask,
    shop: site,
    release: releaseOrders,
    namesOf: readSubjectNames,
  });
  invitationRoutes(privateCalls, { db, shop: site });
  viewRoutes(privateCalls, database);
  notificationRoutes(privateCalls, {
    ...database,
    hiddenOrders: (office, numbers) => readHiddenOrders(database.ask, office, numbers),
  });
  productOffice(privateCalls, database);
  await importOffice(privateCalls, database);
  stockOffice(privateCalls, reads);
  transferOffice(privateCalls, database);
  purchaseOffice(privateCalls, database);
  listOffice(privateCalls, { ...database, countCodes });
  detailListOffice(privateCalls, database);
  ownProductRoutes(privateCalls, pool);
  wishlistRoutes(privateCalls, pool, db);
  wishedProductRoutes(calls, privateCalls, pool);
  cartRoutes(privateCalls, database);
  const sender = orderSender(database, config);
  const stripe = config.stripe && stripePort(config.stripe);
  const ports = portsOf(config, stripe);
  const pays = takenWays(db, ports);
  checkoutRoutes(privateCalls, { ...database, seal, pays, sender });
  const paymentSources = { ...database, sender, ports, stripe, log: app.log, repairs: repairMoney };
  placeRoutes(privateCalls, { ...paymentSources, pays, seal });
  counterOffice(privateCalls, { ...database, sender, pays });
  changeOffice(privateCalls, { ...database, sender, pays });
  const seals = { bank: seal, device: sealFor(DEVICE_SEAL, dataKey) };
  const openLink = linkOpener(seals, pays);
  trackRoutes(privateCalls, { ...database, sender, openLink, mark: seals.device.mark });
  orderRoutes(privateCalls, { ...database, sender });
  orderOffice(privateCalls, { ...database, sender, pays });
  orderDevicesOffice(privateCalls, { ...database, sender });
  assigneeOffice(privateCalls, { ...database, sender });
  todayOffice(privateCalls, database);
  failuresOffice(privateCalls, database);
  const setup = setupOf(config, originOf(config));
  settingsOffice(privateCalls, {
    ...database,
    keepPicture: keepSitePicture,
    setup,
  });
  pagesOffice(privateCalls, database);
  const files = keptFiles(config);
  contentOffice(privateCalls, {
    ...database,
    seal: sealFor(PREVIEW_SEAL, dataKey),
    // Development and tests have no built client, only the folder that it is copied from.
    pictures: shownPictures(
      { pictures: picturesFolder, own: [clientFolder, join(process.cwd(), 'public')] },
      files,
    ),
  });
  menusOffice(privateCalls, { ...database, keepPicture: keepSitePicture });
  textsOffice(privateCalls, { ...database, rows: { move: movePageRows, drop: dropPageRows } });
  paymentRoutes(privateCalls, paymentSources);
  await paymentWebhook(app, paymentSources);
  moneyCasesOffice(privateCalls, { ...database, sender });
  statementOffice(privateCalls, { ask: reads.ask, db });
  creditRoutes(privateCalls, reads);
  creditOffice(privateCalls, database);
  codesOffice(privateCalls, database);
  customerOffice(privateCalls, { ...database, shop: site, ...people });
  const facts = { version: VERSION, cards: setup.cards, dataDir: config.dataDir };
  healthOffice(privateCalls, { ...database, shop: site, facts });
  mailsOffice(privateCalls, { ...database, sender });
  const payoutSeal = sealFor(PAYOUT_SEAL, dataKey);
  payoutsOffice(privateCalls, { ...database, seal: payoutSeal, shopName: async () => (await site()).name });
  tradeInRoutes(privateCalls, { ...database, sender });
  await tradeInOffice(privateCalls, { ...database, sender, seals, files });
  tradeInPayoutsOffice(privateCalls, { ...database, sender, seals });
  priceRulesOffice(privateCalls, database);
  await unitOffice(privateCalls, {
    ...database,
    files,
    device: seals.device,
    knowsRepair: async (ask, account, number) =>
      (await readRepairForStaff(ask, account, number)) !== undefined,
  });
  unitRoutes(privateCalls, { ...database, files });
  const otherOwner = async (token: string) => {
    const found = await readTradeInByToken(database.ask, (await sender()).secret, token);
    return found && ({ kind: 'trade_in', id: found.id } as const);
  };
  await orderPhotoRoutes(privateCalls, { ...database, sender, files, otherOwner });
  repairRoutes(privateCalls, { ...database, sender, files, pays });
  await repairOffice(privateCalls, {
    ...database,
    sender,
    files,
    seal: sealFor(PASSCODE_SEAL, dataKey),
  });
  imageRoutes(privateCalls, { ...database, files });
  await mediaOffice(privateCalls, { ...database, files, uses: withPagePictures(productPictures) });
  mediaRoutes(app, files);
  reviewRoutes(privateCalls, { ...database, sender });
  reviewOffice(privateCalls, database);
  messageRoutes(privateCalls, { ...database, sender });
  messageOffice(privateCalls, { ...database, sender });
  savedAnswerOffice(privateCalls, database);
  deviceRoutes(privateCalls, { ...database, sender });
  alertRoutes(privateCalls, pool, db);
  demoRoutes(privateCalls, db, () => siteOwner(db, config));
  demoOffice(privateCalls, db);
  await fileRoutes(app, { client: clientFolder, office: officeFolder, pictures: picturesFolder });
  mailPictureRoutes(app, picturesFolder, files);
  unsubscribeRoutes(app, { db, answers });
  const template = options.template ?? builtTemplate(join(clientFolder, 'index.html'));
  officePages(app, options.officeTemplate ?? builtTemplate(join(officeFolder, 'office.html')));
  const staffOf = (request: FastifyRequest) => privateCalls.staffOf(request, { permission: 'orders' });
  paperRoutes(app, { ask: database.ask, sender, template, staffOf });
  shelfLabelRoutes(app, {
    ask: reads.ask,
    shopName: async () => (await site()).name,
    template,
    staffOf: (request) => privateCalls.staffOf(request, { permission: 'catalogue' }),
  });
  unitLabelRoutes(app, {
    ask: reads.ask,
    shopName: async () => (await site()).name,
    template,
    staffOf: (request) => privateCalls.staffOf(request, { permission: 'bench' }),
  });
  pageRoutes(app, {
    calls,
    isDeadLink: deadLinks(async (token) => (await openLink(reads.ask, await sender(), token)) !== undefined),
    answers,
    pool: reads.pool,
    db: reads.db,
    origin: originOf(config),
    mapPolicy: async () => mapPolicy({ ...config, googleMapsKey: await mapsKey() }),
    cardHeaders: stripe && cardHeaders(config),
    canvasHeaders: canvasHeaders(config),
    template,
    screenOf: screensBy(options.drawFirstScreen, app.log),
    early: config.dev ? { font: undefined, scripts: () => [] } : earlyFiles(clientFolder),
  });
  return app;
}
