import type { Page } from '@playwright/test';
import type { Answer, CallName } from '#contract/calls.ts';

type Answers = Record<string, unknown>;

export interface FirstData {
  /** The answer to a call that came with the page. The page sees changes to it. */
  of: <N extends CallName>(name: N, part?: string) => Answer<N>;
  /** Removes an answer, so that the page fetches it. */
  drop: (name: CallName, part?: string) => void;
}

const SCRIPT = /(<script type="application\/json" id="first-data">)(.*?)(<\/script>)/s;

/** Changes the data inside a page's HTML before the browser sees it. */
export async function changeFirstData(
  page: Page,
  path: string,
  change: (data: FirstData) => void,
): Promise<void> {
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const answers = JSON.parse(SCRIPT.exec(html)?.[2] ?? '{}') as Answers;
    const keyOf = (name: string, part: string) => {
      const start = name.slice(name.indexOf(' ') + 1);
      const key = Object.keys(answers).find((one) => one.startsWith(start) && one.includes(part));
      if (!key) throw new Error(`${path} came without ${name}`);
      return key;
    };
    change({
      of: <N extends CallName>(name: N, part = '') => answers[keyOf(name, part)] as Answer<N>,
      drop: (name, part = '') => delete answers[keyOf(name, part)],
    });
    const json = JSON.stringify(answers).replace(/</g, '\\u003c');
    await route.fulfill({
      response,
      body: html.replace(SCRIPT, (_, open, __, close) => `${open}${json}${close}`),
    });
  });
}

const TEMPLATE = 'GET /no/auth/web/site/template/template/design';
type Row = Answer<typeof TEMPLATE>['data'][number];

/** Puts these entries at one of the page's positions, each in its own row. */
export function putEntries(data: FirstData, position: string, entries: Row['template_meta_data']): void {
  data.of(TEMPLATE, `section_position=${position}`).data = entries.map((entry, index) => ({
    id: 9_000 + index,
    sort_order: index,
    template_meta_data: [entry],
  }));
}
