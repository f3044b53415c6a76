import type { siteSettings } from '#server/features/site/tables.ts';

export const settingsRow: typeof siteSettings.$inferInsert = {
  title: 'Threefold',
  headerImage: '/logo.svg',
  phone: '020 7946 0132',
  email: 'hello@threefold.example',
  theme: 'tech_retailer',
  copyright: '© 2026 Threefold Ltd',
  approvesBusinesses: true,
  transferAccount: { holder: 'Threefold Ltd', sort_code: '10-20-30', account_number: '00012345' },
  deliveryNote: 'Free tracked delivery over £40',
};
