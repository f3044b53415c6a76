import type { OfficePage, PageDraft, PageEditors } from '#contract/pages-office-shapes.ts';
import { cx } from '#client/ui/cx.ts';
import { londonWords, scheduleWords } from './page-words.ts';

type Props = { page: OfficePage; draft: PageDraft; editors: PageEditors };

/** What is live, prepared and scheduled, and who else is here. */
export function PageStand({ page, draft, editors }: Props) {
  const others = editors.filter(({ is_you: isYou }) => !isYou);
  const [next] = page.scheduled;
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-5 gap-y-1 px-4 py-2 text-small">
      <Fact
        dot={page.state === 'live' ? 'bg-sell' : 'bg-control'}
        label={page.state === 'live' ? 'Live' : 'Not published'}
        text={draft.live_revision > 0 ? `revision ${draft.live_revision}` : undefined}
      />
      {draft.is_changed && (
        <Fact
          dot="bg-repair"
          label="Draft"
          text={draft.saved_at === null ? 'changed' : `by ${draft.saved_by}, ${londonWords(draft.saved_at)}`}
        />
      )}
      {next && <Fact dot="bg-buy" label="Scheduled" text={scheduleWords(next)} />}
      {others.length > 0 && (
        <p role="status" className="ml-auto rounded-control bg-repair-tint px-3 py-1 text-repair-text">
          {others.map(({ name }) => name).join(', ')} {others.length === 1 ? 'is' : 'are'} here too
        </p>
      )}
    </div>
  );
}

function Fact({ dot, label, text }: { dot: string; label: string; text: string | undefined }) {
  return (
    <p className="flex items-center gap-2">
      <span aria-hidden="true" className={cx('size-2 rounded-full', dot)} />
      <b className="font-semibold">{label}</b>
      {text && <span className="text-muted">{text}</span>}
    </p>
  );
}
