import { addresses } from '#rules/page/addresses.ts';
import { POS_DESCRIPTION, POS_NAME, POS_QUESTIONS, POS_TITLE } from '#rules/presentation/pos-words.ts';
import type { Description } from './description.ts';

const CONTEXT = 'https://schema.org';

/** The point-of-sale product that the site sells to shop owners. */
export function describePos(): Description {
  return {
    head: {
      title: POS_TITLE,
      description: POS_DESCRIPTION,
      canonical: addresses.pos(),
      facts: [questionFacts, productFacts],
    },
    plain: {
      title: POS_TITLE,
      text: POS_DESCRIPTION,
      links: [{ name: 'Privacy policy', path: addresses.page('privacy-policy') }],
    },
  };
}

const questionFacts = {
  '@context': CONTEXT,
  '@type': 'FAQPage',
  mainEntity: POS_QUESTIONS.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
};

const productFacts = {
  '@context': CONTEXT,
  '@type': 'SoftwareApplication',
  name: POS_NAME,
  applicationCategory: 'BusinessApplication',
  operatingSystem: 'Web',
  description: POS_DESCRIPTION,
};
