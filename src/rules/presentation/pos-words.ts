/** Texts of the point-of-sale page that are both on the page and in its head. */
export const POS_NAME = 'Gadgets POS';
export const POS_TITLE = `${POS_NAME}: one till for what you buy, sell and repair`;
export const POS_DESCRIPTION =
  'The point of sale for mobile and laptop shops: counter, repair bench, lab inventory and online shop under one login. Try it free.';
export const POS_HEADING = 'One till for what you buy, sell and repair';
export const POS_LEAD = `${POS_NAME} runs the counter, the repair bench and the online shop of mobile and laptop stores, under one login.`;
export const POS_TRIAL = 'Start Your Free Trial Today';
export const POS_OFFER = 'Get Your Offer';
/** The label of a button that opens the trial's dialog. */
export type TrialAction = typeof POS_TRIAL | typeof POS_OFFER;

export const POS_QUESTIONS: readonly { question: string; answer: string }[] = [
  {
    question: 'Do I need new hardware?',
    answer: `No. ${POS_NAME} runs in the browser of the computer, tablet or phone that you have, and works with the usual receipt and label printers, barcode scanners, cash drawers and card readers. Tell us what stands on your counter and we check it before you start.`,
  },
  {
    question: 'Can I move my stock, customers and open repairs across?',
    answer:
      'Yes. Send the export from your present system or a spreadsheet. We map the columns with you, load a copy for you to check, and load the final version the evening before you switch. Open repairs keep their ticket numbers.',
  },
  {
    question: 'What happens when the internet goes down?',
    answer:
      'The till goes on. Sales, buy-ins and check-ins are kept on the device and sent when the line is back, in the order in which they happened. A dot in the bar shows whether all is in step.',
  },
  {
    question: 'How many shops and staff can I add?',
    answer:
      'As many as you have. All shops stand under one login, each with its own stock, tills and prices if you like, and every member of staff gets a PIN and the privileges that you choose.',
  },
  {
    question: 'Can I keep the website I have?',
    answer: `Yes. Keep it and let ${POS_NAME} keep its stock right, or open the online shop that comes with it, on your own address. Both sell from the same shelf as the counter.`,
  },
];
