import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { OfficeText } from '#contract/texts-office.ts';
import { officePaths } from '#rules/page/office-paths.ts';
import { ALWAYS_SHOWN, FIXED_SLUG, LONGEST_TEXT, textFields } from '#rules/site/text-fields.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { countOf } from '#client/lib/format.ts';
import { useRecord } from '#client/lib/use-record.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { BothChanged, RichValue } from '../../ui/both-changed.tsx';
import { Box } from '../../ui/box.tsx';
import { Chip } from '../../ui/chip.tsx';
import { EndDialog } from '../../ui/end-dialog.tsx';
import { RichField } from '../../ui/rich-field.tsx';
import { UnsavedBar } from '../../ui/unsaved-bar.tsx';
import { changeText, moveText, removeText, restoreText, type TextMove } from './content.api.ts';
import { RevisionsBox } from './revisions-box.tsx';

const NAMES = {
  title: 'Title',
  page_description: 'Text',
  slug: 'Address',
  meta_title: 'Title for search engines',
  meta_description: 'Description for search engines',
};
type Field = keyof typeof NAMES;
type Values = Readonly<Record<Field, string>>;
const nameOf = (field: Field) => NAMES[field];

const valuesOf = ({ title, page_description, slug, meta_title, meta_description }: OfficeText): Values => ({
  title,
  page_description,
  slug,
  meta_title,
  meta_description,
});

function errorsOf(values: Values): Partial<Record<Field, string>> {
  const lines = (Object.keys(textFields) as (keyof typeof textFields)[]).map(
    (field) => [field, textFields[field].errorOf(values[field])] as const,
  );
  return {
    ...(Object.fromEntries(lines.filter(([, error]) => error !== undefined)) as Partial<Values>),
    ...(values.page_description.length > LONGEST_TEXT && { page_description: 'Too long' }),
  };
}

type Asked = TextMove | 'remove';

/** A text page: its draft, and when visitors see it. */
export function TextForm({ text }: { text: OfficeText }) {
  const go = useNavigate();
  const [asked, setAsked] = useState<Asked>();
  const form = useRecord<Field, OfficeText>({
    name: `office text ${text.key}`,
    record: text,
    valuesOf,
    errorsOf,
    send: (changed, record) => changeText(record.key, { version: record.version, ...changed }),
  });
  const { record } = form;
  const isChanged = form.changed.length > 0;
  async function carryOut(what: Asked) {
    if (what === 'remove') {
      await removeText(record);
      await go({ href: officePaths.pages() });
      return;
    }
    const moved = await moveText(record, what);
    form.take(moved);
    if (moved.key !== text.key) await go({ href: officePaths.text(moved.key), replace: true });
  }
  const field = (name: Field) => ({ label: NAMES[name], ...form.fieldProps(name) });
  return (
    <div {...form.formProps}>
      <BothChanged
        disputes={form.disputes}
        nameOf={nameOf}
        show={(name, html) => (name === 'page_description' && html ? <RichValue html={html} /> : undefined)}
        onDecide={form.decide}
        failure={form.failure}
      />
      <div className="grid grid-cols-1 items-start gap-4 w1024:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Box title="Page">
          <div className="grid gap-4">
            <TextField {...field('title')} maxLength={120} autoComplete="off" />
            <RichField {...field('page_description')} saved={record.page_description} />
          </div>
        </Box>
        <div className="grid min-w-0 gap-4">
          <StateBox text={record} isChanged={isChanged} onAsk={setAsked} />
          <Box title="Address and search engines">
            <div className="grid gap-4">
              <TextField
                {...field('slug')}
                prefix={record.path.slice(0, -record.key.length)}
                disabled={record.keeps_slug}
                hint={record.keeps_slug ? `${FIXED_SLUG}.` : 'The old address will lead to a new one.'}
                autoComplete="off"
                spellCheck={false}
              />
              <TextField {...field('meta_title')} optional maxLength={120} hint="Empty: the title." />
              <TextArea {...field('meta_description')} optional rows={3} maxLength={320} />
            </div>
          </Box>
          <Box title="Sections">
            <p className="mb-3 text-secondary">Pictures, products and other sections below the text.</p>
            <ButtonLink size={40} variant="outline" href={officePaths.page(record.key)}>
              Open the builder
            </ButtonLink>
          </Box>
          <RevisionsBox
            kind="text"
            of={record.key}
            isBlocked={isChanged || record.has_draft}
            text="It becomes the draft of this page. Visitors see it once you publish it."
            onRestore={async (version) => form.take(await restoreText(record, version))}
          />
        </div>
      </div>
      <UnsavedBar
        words={`${countOf(form.changed.length, 'unsaved change')}: ${form.changed.map(nameOf).join(', ')}`}
        isChanged={isChanged}
        isBusy={form.isBusy}
        saveLabel="Save draft"
        onSave={() => void form.save().then((isSaved) => isSaved && notify('The draft is saved'))}
        onDiscard={form.discard}
      />
      {asked && (
        <EndDialog
          {...ASKS[asked]}
          work={() => carryOut(asked)}
          wordsOf={messageOf}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  );
}

const ASKS = {
  publish: {
    title: 'Publish this page',
    text: 'Visitors see it as it is prepared, at once.',
    press: { label: 'Publish', busy: 'Publishing' },
    done: 'The page is published',
  },
  unpublish: {
    title: 'Hide this page',
    text: 'Visitors no longer find it. Its words stay here, and you can publish it again.',
    press: { label: 'Hide', busy: 'Hiding' },
    done: 'The page is hidden',
  },
  discard: {
    title: 'Discard the draft',
    text: 'The prepared words are lost. The published page stays as it is.',
    press: { label: 'Discard draft', busy: 'Discarding' },
    done: 'The draft is discarded',
  },
  remove: {
    title: 'Remove this page',
    text: 'It can’t be brought back.',
    press: { label: 'Remove', busy: 'Removing' },
    done: 'The page is removed',
  },
} as const;

type StateProps = { text: OfficeText; isChanged: boolean; onAsk: (asked: Asked) => void };

/** Whether visitors see the page, and what can be done about it. */
function StateBox({ text, isChanged, onAsk }: StateProps) {
  const { is_published: isLive, has_draft: hasDraft } = text;
  const button = { size: 40, variant: 'outline', disabled: isChanged } as const;
  return (
    <Box
      title="State"
      note={
        <>
          <Chip look={isLive ? 'good' : 'over'}>{isLive ? 'Published' : 'Not published'}</Chip>
          {isLive && hasDraft && <Chip look="waits">Draft</Chip>}
        </>
      }
    >
      <p className="mb-3 text-secondary">
        {!isLive
          ? 'Only your team sees it.'
          : hasDraft
            ? 'Visitors see the published words until you publish the draft.'
            : 'Visitors see what you see here.'}
      </p>
      <div className="flex flex-wrap gap-2">
        {text.may_publish && (!isLive || hasDraft) && (
          <Button size={40} variant="buy" disabled={isChanged} onClick={() => onAsk('publish')}>
            Publish
          </Button>
        )}
        {isLive && (
          <ButtonLink size={40} variant="outline" href={text.path}>
            View page
          </ButtonLink>
        )}
        {isLive && hasDraft && (
          <Button {...button} onClick={() => onAsk('discard')}>
            Discard draft
          </Button>
        )}
        {isLive && text.may_publish && !ALWAYS_SHOWN.includes(text.key) && (
          <Button {...button} onClick={() => onAsk('unpublish')}>
            Hide
          </Button>
        )}
        {!isLive && !text.keeps_slug && (
          <Button {...button} onClick={() => onAsk('remove')}>
            Remove
          </Button>
        )}
      </div>
      {isChanged && <p className="mt-3 text-caption text-muted">Save your changes first.</p>}
      {!text.may_publish && (
        <p className="mt-3 text-caption text-muted">
          {isLive
            ? 'Ask somebody who may publish to show or hide it.'
            : 'Ask somebody who may publish to show it.'}
        </p>
      )}
    </Box>
  );
}
