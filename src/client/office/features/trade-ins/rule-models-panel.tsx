import { Download, Upload } from 'lucide-react';
import { useId, useState } from 'react';
import type { OfficePriceRules } from '#contract/price-rules-office.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { countOf } from '#client/lib/format.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { Box } from '../../ui/box.tsx';
import { Chip } from '../../ui/chip.tsx';
import { importPrices } from './price-rules.api.ts';
import { modelField, specField, type RulesForm } from './price-rules-values.ts';

type Props = { form: RulesForm; rules: OfficePriceRules; prepared: ReadonlySet<string> };
type Model = OfficePriceRules['rules']['models'][number];

/** So many models are drawn at first. A search finds the others. */
const SHOWN = 40;

/** The base price of each model and spec, also as a file. */
export function ModelsPanel({ form, rules, prepared }: Props) {
  const [words, setWords] = useState('');
  const [showsAll, setShowsAll] = useState(false);
  const { models } = rules.rules;
  const found = models.filter(({ name }) => name.toLowerCase().includes(words.trim().toLowerCase()));
  const shown = showsAll ? found : found.slice(0, SHOWN);
  return (
    <Box title="Base prices" note={<span className="text-muted">{countOf(models.length, 'model')}</span>}>
      <div className="mb-4 flex flex-wrap items-end gap-3">
        <TextField
          label="Find a model"
          value={words}
          onChange={({ target }) => setWords(target.value)}
          tall={40}
          autoComplete="off"
          className="w-full w600:w-72"
        />
        <ButtonLink
          size={40}
          variant="outline"
          className="max-w1280:h-11"
          href={`/office/price-rules/file?business=${rules.business.id}`}
          download
        >
          <Download size={18} /> Download CSV
        </ButtonLink>
        {rules.may_edit && <ImportButton form={form} rules={rules} />}
      </div>
      <ul className="divide-y divide-grey-2 border-t border-grey-2">
        {shown.map((model) => (
          <ModelRow
            key={modelField(model)}
            model={model}
            form={form}
            prepared={prepared}
            mayEdit={rules.may_edit}
          />
        ))}
      </ul>
      {found.length === 0 && <p className="py-6 text-center text-muted">No model has these words.</p>}
      {found.length > shown.length && (
        <Button size={40} variant="outline" className="mt-4" onClick={() => setShowsAll(true)}>
          Show all {found.length}
        </Button>
      )}
    </Box>
  );
}

type RowProps = { model: Model; form: RulesForm; prepared: ReadonlySet<string>; mayEdit: boolean };

function ModelRow({ model, form, prepared, mayEdit }: RowProps) {
  const fields = [
    { field: modelField(model), label: model.spec ?? 'Base' },
    ...model.specs.map(({ option_id: id, label }) => ({ field: specField(model, id), label })),
  ];
  const isPrepared = fields.some(({ field }) => prepared.has(field));
  return (
    <li className="grid items-start gap-x-4 gap-y-2 py-3 w1024:grid-cols-[15rem_minmax(0,1fr)]">
      <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere w1024:pt-7">
        {model.name}
        {isPrepared && <Chip look="waits">Changed</Chip>}
      </p>
      <div className="flex flex-wrap items-start gap-3">
        {fields.map(({ field, label }) => (
          <TextField
            key={field}
            {...form.fieldProps(field)}
            tall={40}
            unit="£"
            inputMode="decimal"
            autoComplete="off"
            label={label}
            className="w-[calc(50%-0.375rem)] w600:w-36"
            disabled={!mayEdit}
          />
        ))}
      </div>
    </li>
  );
}

/** Reads a file into the draft. Typed changes have to be saved first. */
function ImportButton({ form, rules }: Omit<Props, 'prepared'>) {
  const id = useId();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  async function read(file: File | undefined) {
    if (!file) return;
    setFailure(undefined);
    setIsBusy(true);
    try {
      const { result, rows } = await importPrices(await file.text(), rules);
      form.take(result);
      notify(`${countOf(rows, 'price')} read into the draft`);
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setIsBusy(false);
    }
  }
  const isBlocked = form.changed.length > 0;
  return (
    <>
      <Button
        size={40}
        variant="outline"
        className="max-w1280:h-11"
        busy={isBusy && 'Reading'}
        disabled={isBlocked}
        onClick={() => document.getElementById(id)?.click()}
      >
        <Upload size={18} /> Upload CSV
      </Button>
      <input
        id={id}
        type="file"
        accept=".csv,text/csv"
        aria-label="CSV file with base prices"
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          void read(target.files?.[0]);
          target.value = '';
        }}
      />
      {isBlocked && <p className="text-caption text-muted">Save the draft before you upload a file.</p>}
      {failure && (
        <div className="w-full">
          <FormFailure>{failure}</FormFailure>
        </div>
      )}
    </>
  );
}
