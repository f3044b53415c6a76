/** The effect of switching to a mode, shown before saving. */
export const WILL: Readonly<Record<string, string>> = {
  '1': 'The shop will be open to everybody when you save.',
  '2': 'Visitors will see only the notice “Coming Soon” when you save. Nobody can order until it is live again.',
  '3': 'Visitors will see only the notice “Under Maintenance” when you save. Nobody can order until it is live again.',
};

/** The question before the switch: its title, and its button. */
export const SWITCH: Readonly<Record<string, { title: string; label: string }>> = {
  '1': { title: 'Open the shop', label: 'Open the shop' },
  '2': { title: 'Switch to Coming Soon', label: 'Switch' },
  '3': { title: 'Switch to Under Maintenance', label: 'Switch' },
};
