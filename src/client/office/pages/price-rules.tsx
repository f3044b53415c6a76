import { useState } from 'react';
import type { OfficePriceRules } from '#contract/price-rules-office.ts';
import { officePaths, type OfficeArea } from '#rules/page/office-paths.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { countOf } from '#client/lib/format.ts';
import { useRecord } from '#client/lib/use-record.ts';
import { Button } from '#client/ui/button.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { Select } from '#client/ui/select.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { discardDraft, saveDraft, usePriceRules } from '../features/trade-ins/price-rules.api.ts';
import {
  changeOf,
  errorsOf,
  nameOf,
  preparedFields,
  valuesOf,
} from '../features/trade-ins/price-rules-values.ts';
import { PublishRulesDialog } from '../features/trade-ins/publish-rules-dialog.tsx';
import { AnswersPanel } from '../features/trade-ins/rule-answers-panel.tsx';
import { ModelsPanel } from '../features/trade-ins/rule-models-panel.tsx';
import { GradesPanel, TermsPanel } from '../features/trade-ins/rule-terms-panel.tsx';
import { VersionsPanel } from '../features/trade-ins/versions-panel.tsx';
import { WhatIfPanel } from '../features/trade-ins/what-if-panel.tsx';
import { useArea } from '../layout/area.ts';
import { ListFailed } from '../layout/list-failed.tsx';
import { useOfficeTitle } from '../layout/office-title.ts';
import { BackLink } from '../ui/back-link.tsx';
import { BothChanged } from '../ui/both-changed.tsx';
import { UnsavedBar } from '../ui/unsaved-bar.tsx';

/** The prices that the shop pays for devices: drafted, tried on recent quotes, and published as a version. */
export function PriceRulesPage() {
  useOfficeTitle('Price rules of trade-ins');
  const area = useArea();
  const [business, setBusiness] = useState<number>();
  const read = usePriceRules(business);
  return (
    <>
      <BackLink href={officePaths.tradeIns(area)}>Trade-ins</BackLink>
      {read.data ? (
        <Editor key={read.data.business.id} area={area} read={read.data} onBusiness={setBusiness} />
      ) : read.error ? (
        <section className="rounded-card border border-border bg-paper">
          <ListFailed list={read} what="the price rules" permission="Catalogue" />
        </section>
      ) : (
        <Skeleton className="h-120 rounded-card" />
      )}
    </>
  );
}

type Props = { area: OfficeArea; read: OfficePriceRules; onBusiness: (id: number) => void };

function Editor({ area, read, onBusiness }: Props) {
  const form = useRecord<string, OfficePriceRules>({
    name: `price rules ${read.business.id}`,
    record: read,
    valuesOf,
    errorsOf,
    send: (changed, rules) => saveDraft(changeOf(changed), rules),
  });
  const rules = form.record;
  const [publishing, setPublishing] = useState<{ restore: number | undefined }>();
  const [failure, setFailure] = useState<string>();
  const prepared = preparedFields(rules);
  const names = form.changed.map((field) => nameOf(field, rules));
  const discard = () =>
    discardDraft(rules).then(
      (now) => {
        form.take(now);
        setFailure(undefined);
        notify('The draft was dropped');
      },
      (error: unknown) => setFailure(messageOf(error)),
    );
  return (
    <div {...form.formProps}>
      <Head
        rules={rules}
        prepared={prepared.size}
        isUnsaved={names.length > 0}
        onBusiness={onBusiness}
        onDiscard={() => void discard()}
        onPublish={() => setPublishing({ restore: undefined })}
      />
      {failure && (
        <div className="mb-4">
          <FormFailure>{failure}</FormFailure>
        </div>
      )}
      <BothChanged
        disputes={form.disputes.map(({ field, mine = '', theirs = '' }) => ({ field, mine, theirs }))}
        nameOf={(field) => nameOf(field, rules)}
        onDecide={form.decide}
        failure={form.failure}
      />
      <div className="grid grid-cols-1 items-start gap-4 w1280:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-4">
          <TermsPanel form={form} mayEdit={rules.may_edit} />
          <GradesPanel form={form} rules={rules.rules} mayEdit={rules.may_edit} />
          <AnswersPanel form={form} rules={rules.rules} mayEdit={rules.may_edit} />
          <ModelsPanel form={form} rules={rules} prepared={prepared} />
        </div>
        <div className="grid min-w-0 gap-4">
          <WhatIfPanel area={area} rules={rules} isUnsaved={names.length > 0} />
          <VersionsPanel rules={rules} onRestore={(restore) => setPublishing({ restore })} />
        </div>
      </div>
      <UnsavedBar
        words={`${countOf(names.length, 'unsaved change')}: ${names.slice(0, 3).join(', ')}${names.length > 3 ? ' …' : ''}`}
        isChanged={names.length > 0}
        isBusy={form.isBusy}
        saveLabel="Save the draft"
        onSave={() => void form.save().then((isSaved) => isSaved && notify('The draft is saved'))}
        onDiscard={form.discard}
      />
      {publishing && (
        <PublishRulesDialog
          rules={rules}
          restore={publishing.restore}
          onClose={() => setPublishing(undefined)}
          onDone={(now) => {
            form.take(now);
            setPublishing(undefined);
          }}
        />
      )}
    </div>
  );
}

type HeadProps = {
  rules: OfficePriceRules;
  prepared: number;
  isUnsaved: boolean;
  onBusiness: (id: number) => void;
  onDiscard: () => void;
  onPublish: () => void;
};

function Head({ rules, prepared, isUnsaved, onBusiness, onDiscard, onPublish }: HeadProps) {
  const { live, draft, business, businesses } = rules;
  return (
    <div className="mb-5 flex flex-wrap items-end justify-between gap-3">
      <div>
        <h1 className="text-[1.625rem] leading-8 font-semibold tracking-[-0.02em]">Price rules</h1>
        <p className="mt-1 text-label text-muted">
          Version {live.version} is in effect.{' '}
          {draft
            ? `${countOf(prepared, 'change')} prepared, the last by ${draft.by}.`
            : 'Nothing else is prepared.'}
        </p>
      </div>
      <div className="flex flex-wrap items-end gap-2 max-w600:w-full">
        {businesses.length > 1 && (
          <Select
            label="Business"
            hideLabel
            tall={40}
            className="w-full w600:w-56"
            value={String(business.id)}
            choices={businesses.map(({ id, name }) => ({ value: String(id), label: name }))}
            onChange={({ target }) => onBusiness(Number(target.value))}
          />
        )}
        {draft && rules.may_edit && (
          <Button size={40} variant="outline" className="max-w1280:h-11" onClick={onDiscard}>
            Drop the draft
          </Button>
        )}
        {draft && rules.may_publish && (
          <Button size={40} variant="buy" className="max-w1280:h-11" disabled={isUnsaved} onClick={onPublish}>
            Publish
          </Button>
        )}
      </div>
    </div>
  );
}
