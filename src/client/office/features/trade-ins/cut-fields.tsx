import { useState } from 'react';
import type { Photo } from '#contract/photos.ts';
import { PhotoField } from '#client/sections/photos/photo-field.tsx';
import { usePhotos } from '#client/sections/photos/use-photos.ts';
import { useSentPhotos } from '#client/sections/photos/use-sent-photos.ts';
import { TextArea } from '#client/ui/text-area.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { fieldName, type Finding } from './inspection-values.ts';
import { RuleSelect } from './rule-select.tsx';
import { sendAsInspector, type Device } from './trade-ins.api.ts';

type Props = {
  row: number;
  finding: Finding;
  number: string;
  /** The reader of the reason. */
  reader: string;
  ruleAnswers: Device['others'];
  errors: Readonly<Record<string, string>>;
  onChange: (changed: Partial<Finding>) => void;
};

/** The evidence of a worse finding: its photos, its reason, and the deduction. */
export function CutFields(props: Props) {
  const { row, finding, number, reader, ruleAnswers, errors, onChange } = props;
  const nameOf = (field: string) => fieldName(row, field);
  return (
    <div className="mt-3 grid gap-4 w600:grid-cols-[auto_minmax(0,1fr)]">
      <CutPhotos
        number={number}
        start={finding.photos}
        name={nameOf('photos')}
        error={errors[nameOf('photos')]}
        onChange={(photos, isSending) => onChange({ photos, isSending })}
      />
      <div className="grid content-start gap-3">
        {ruleAnswers.length > 0 && (
          <RuleSelect name={nameOf('rule')} finding={finding} ruleAnswers={ruleAnswers} onChange={onChange} />
        )}
        <TextArea
          label="Reason"
          hint={`${reader} reads this word for word, with the photos.`}
          name={nameOf('reason')}
          rows={2}
          maxLength={1000}
          value={finding.reason}
          error={errors[nameOf('reason')]}
          onChange={({ target }) => onChange({ reason: target.value })}
        />
        <TextField
          label="Takes off"
          unit="£"
          tall={40}
          className="w-28"
          inputMode="decimal"
          autoComplete="off"
          name={nameOf('amount')}
          value={finding.amount}
          error={errors[nameOf('amount')]}
          onChange={({ target }) => onChange({ amount: target.value })}
        />
      </div>
    </div>
  );
}

type PhotosProps = {
  number: string;
  start: readonly Photo[];
  name: string;
  error: string | undefined;
  onChange: (photos: readonly Photo[], isSending: boolean) => void;
};

function CutPhotos({ number, start, name, error, onChange }: PhotosProps) {
  const [send] = useState(() => sendAsInspector(number));
  const photos = usePhotos(send, start);
  useSentPhotos(photos, onChange);
  return (
    <div className="w600:w-48">
      <PhotoField photos={photos} hint="What you see." isRequired isFromCamera name={name} error={error} />
    </div>
  );
}
