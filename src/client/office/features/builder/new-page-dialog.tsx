import { useState } from 'react';
import type { OfficePage, OfficePageItem } from '#contract/pages-office-shapes.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { newKey } from '#client/lib/new-key.ts';
import { useForm } from '#client/lib/use-form.ts';
import { Radio } from '#client/ui/check.tsx';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { OptionBox } from '../../ui/option-box.tsx';
import { createPage, useStarters } from './pages.api.ts';
import { keyFromTitle } from './page-words.ts';
import { StarterPicture } from './starter-picture.tsx';

type Props = {
  /** The page to copy, if one was chosen. */
  copied: OfficePageItem | undefined;
  onMade: (page: OfficePage, isText: boolean) => void;
  onClose: () => void;
};

const EMPTY = 'empty';
const WORDS = 'words';
const [STARTER, COPY] = ['starter:', 'copy:'];

/** What the page begins with, as the call wants it. */
function beginning(begin: string): { starter?: string; copy_of?: string } {
  if (begin.startsWith(STARTER)) return { starter: begin.slice(STARTER.length) };
  if (begin.startsWith(COPY)) return { copy_of: begin.slice(COPY.length) };
  return {};
}

/** Makes a page of the site's own: empty, from a starter, or as a copy. */
export function NewPageDialog({ copied, onMade, onClose }: Props) {
  const [sentKey] = useState(newKey);
  const form = useForm({
    start: {
      title: copied ? `${copied.title} (copy)` : '',
      key: '',
      begin: copied ? `${COPY}${copied.key}` : EMPTY,
    },
    errorsOf: ({ title, key }) => ({
      title: title.trim() ? undefined : 'Please give it a title.',
      key:
        key === '' || /^[a-z0-9]+(-[a-z0-9]+)*$/.test(key)
          ? undefined
          : 'Small letters, digits and single hyphens only.',
    }),
    async send({ title, key, begin }) {
      const made = await createPage(
        { title: title.trim(), key: key || keyFromTitle(title), ...beginning(begin) },
        // Another address is another page.
        `${sentKey}${key || keyFromTitle(title)}`.slice(0, 60),
      );
      onMade(made, begin === WORDS);
    },
  });
  const { title } = form.values;
  return (
    <Dialog
      open
      onClose={onClose}
      title={copied ? `Copy ${copied.title}` : 'New page'}
      width={copied ? 520 : 720}
    >
      <form {...form.formProps}>
        <div className="grid gap-4 pb-5">
          <FormFailure>{form.failure}</FormFailure>
          <TextField
            {...form.fieldProps('title')}
            label="Title"
            maxLength={120}
            autoComplete="off"
            data-autofocus=""
          />
          <TextField
            {...form.fieldProps('key')}
            label="Address"
            prefix="/pages/"
            placeholder={keyFromTitle(title)}
            hint="Empty: made from the title"
            maxLength={60}
            autoComplete="off"
            spellCheck={false}
          />
          {!copied && <Beginnings chosen={form.values.begin} onChoose={(begin) => form.change({ begin })} />}
        </div>
        <DialogActions onClose={onClose}>
          <Button type="submit" variant="buy" busy={form.isBusy && 'Making'}>
            Make the page
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

const PLAIN = [
  { value: EMPTY, label: 'An empty page', detail: 'For sections of your choice.' },
  { value: WORDS, label: 'A page of words', detail: 'For a text alone, such as terms or a guide.' },
];

/** What a new page begins with: nothing, words, or a whole page that is changed then. */
function Beginnings({ chosen, onChoose }: { chosen: string; onChoose: (begin: string) => void }) {
  const starters = useStarters();
  const choices = [
    ...PLAIN.map((one) => ({ ...one, picture: undefined })),
    ...(starters.data ?? []).map(({ name, title, description }) => ({
      value: `${STARTER}${name}`,
      label: title,
      detail: description,
      picture: <StarterPicture name={name} className="w-16" />,
    })),
  ];
  return (
    <fieldset>
      <legend className="mb-2 text-small font-semibold">Begin with</legend>
      <FormFailure>{starters.error ? messageOf(starters.error) : undefined}</FormFailure>
      <div className="grid gap-2 w600:grid-cols-2">
        {choices.map(({ value, label, detail, picture }) => (
          <OptionBox key={value} isChosen={value === chosen}>
            <Radio
              name="begin"
              value={value}
              label={label}
              detail={detail}
              trailing={picture}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
          </OptionBox>
        ))}
        {starters.isPending && <Skeleton className="h-60 rounded-box w600:col-span-2" />}
      </div>
    </fieldset>
  );
}
