import type { OfficeMail } from '#contract/mails-office.ts';
import type { MailKind } from '#rules/site/mail-kinds.ts';
import {
  LONGEST_WORDS,
  ownWordsError,
  STAND_INS,
  standInsOf,
  type OwnWords,
} from '#rules/site/mail-words.ts';
import { countOf } from '#client/lib/format.ts';
import { useRecord } from '#client/lib/use-record.ts';
import { TextArea } from '#client/ui/text-area.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { BothChanged } from '../../ui/both-changed.tsx';
import { Box } from '../../ui/box.tsx';
import { UnsavedBar } from '../../ui/unsaved-bar.tsx';
import { MailSample } from './mail-sample.tsx';
import { changeMail } from './mails.api.ts';

type Field = keyof OwnWords;
const NAMES: Record<Field, string> = { title: 'Subject and heading', opening: 'Opening', closing: 'Closing' };
const nameOf = (field: Field) => NAMES[field];

const wordsOf = ({ title, opening, closing }: OfficeMail): OwnWords => ({ title, opening, closing });

function errorsOf(kind: MailKind, values: OwnWords): Partial<Record<Field, string>> {
  const errors = (Object.keys(NAMES) as Field[]).map((field) => [
    field,
    ownWordsError(kind, field, values[field]),
  ]);
  return Object.fromEntries(errors.filter(([, error]) => error !== undefined)) as Partial<
    Record<Field, string>
  >;
}

/** The site's own additions to a mail, beside a sample of it. */
export function MailForm({ mail }: { mail: OfficeMail }) {
  const { kind } = mail;
  const form = useRecord<Field, OfficeMail>({
    name: `office mail ${kind}`,
    record: mail,
    valuesOf: wordsOf,
    errorsOf: (values) => errorsOf(kind, values),
    send: (changed, record) => changeMail(kind, { version: record.version, ...wordsOf(record), ...changed }),
  });
  const errors = errorsOf(kind, form.values);
  /** A wrong brace is reported while it is typed, and the sample waits until it is right. */
  const field = (name: Field) => {
    const props = form.fieldProps(name);
    return { ...props, error: props.error ?? errors[name] };
  };
  return (
    <div {...form.formProps}>
      <BothChanged disputes={form.disputes} nameOf={nameOf} onDecide={form.decide} failure={form.failure} />
      <div className="grid grid-cols-1 items-start gap-4 w1024:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <Box title="Your words">
          <div className="grid gap-4">
            <TextField
              {...field('title')}
              tall={40}
              optional
              label={NAMES.title}
              placeholder={form.record.usual_title}
              hint="Empty: the usual one. The number of the order follows by itself."
              maxLength={LONGEST_WORDS.title}
              autoComplete="off"
            />
            <TextArea
              {...field('opening')}
              optional
              label={NAMES.opening}
              hint="Above the usual text."
              rows={3}
              maxLength={LONGEST_WORDS.opening}
            />
            <TextArea
              {...field('closing')}
              optional
              label={NAMES.closing}
              hint="Below items, sums and all that the mail tells."
              rows={3}
              maxLength={LONGEST_WORDS.closing}
            />
            <StandIns kind={kind} />
          </div>
        </Box>
        <MailSample kind={kind} own={form.values} isWrong={Object.keys(errors).length > 0} />
      </div>
      <UnsavedBar
        words={`${countOf(form.changed.length, 'unsaved change')}: ${form.changed.map(nameOf).join(', ')}`}
        isChanged={form.changed.length > 0}
        isBusy={form.isBusy}
        saveLabel="Save"
        onSave={() => void form.save().then((isSaved) => isSaved && notify('Saved'))}
        onDiscard={form.discard}
      />
    </div>
  );
}

function StandIns({ kind }: { kind: MailKind }) {
  return (
    <div className="rounded-box bg-grey-1 px-4 py-3 text-caption">
      <p className="text-secondary">These are filled in for each mail:</p>
      <dl className="mt-1.5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        {standInsOf(kind).map((name) => (
          <div key={name} className="contents">
            <dt className="font-mono">{`{${name}}`}</dt>
            <dd className="text-secondary">{STAND_INS[name]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
