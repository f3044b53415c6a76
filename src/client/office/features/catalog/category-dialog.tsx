import { useState } from 'react';
import type { OfficeCategory } from '#contract/categories-office.ts';
import { slugOf } from '#rules/catalog/slug.ts';
import { newKey } from '#client/lib/new-key.ts';
import { useRecord } from '#client/lib/use-record.ts';
import { Checkbox } from '#client/ui/check.tsx';
import { Select } from '#client/ui/select.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { Switch } from '../../ui/switch.tsx';
import { bodyOf, CATEGORY_NAMES, errorsOf, valuesOf, type CategoryField } from './category-values.ts';
import { ListDialog } from './list-dialog.tsx';
import { changeCategory, createCategory } from './lists.api.ts';
import { PictureField, type ChoosePicture } from './picture-field.tsx';
import { YES, yesOrNo } from './yes-or-no.ts';

type Props = {
  /** Without a category a new one is made. */
  category: OfficeCategory | undefined;
  all: readonly OfficeCategory[];
  onChoosePicture: ChoosePicture;
  onClose: () => void;
};

const LINES = ['is_active_for_buy', 'is_active_for_sell', 'is_active_for_repair'] as const;

/** Creates or changes a category. */
export function CategoryDialog({ category, all, onChoosePicture, onClose }: Props) {
  const [key] = useState(newKey);
  const form = useRecord<CategoryField, OfficeCategory | undefined>({
    name: category ? `category ${category.id}` : 'new category',
    record: category,
    valuesOf,
    errorsOf,
    async send(changed, record) {
      const body = bodyOf(changed);
      const { result } = record
        ? await changeCategory(record.id, { version: record.version, ...body })
        : await createCategory({ ...body, name: body.name ?? '' }, key);
      return result;
    },
  });
  const { values } = form;
  const given = (field: CategoryField) => ({ label: CATEGORY_NAMES[field], ...form.fieldProps(field) });
  const flip = (field: CategoryField) => (isOn: boolean) => form.change(field, yesOrNo(isOn));
  const nameOf = (id: string) => all.find((one) => String(one.id) === id)?.name ?? 'No other category';
  const picture = (field: 'category_image' | 'image') => ({
    ...given(field),
    onChoose: onChoosePicture,
    onChange: (image: string) => form.change(field, image),
  });
  const hasChildren = all.some(({ parent_id: of }) => of !== null && of === category?.id);
  const parents = all.filter(({ id, parent_id: of }) => of === null && id !== category?.id);
  return (
    <ListDialog
      title={category ? `Change ${category.name}` : 'New category'}
      form={form}
      names={CATEGORY_NAMES}
      show={(field, value) => (field === 'parent_id' ? <p className="mb-2">{nameOf(value)}</p> : undefined)}
      saveLabel={category ? 'Save' : 'Create category'}
      done={category ? 'The category is saved' : 'The category is there'}
      onClose={onClose}
    >
      <div className="grid items-start gap-4 w600:grid-cols-2">
        <TextField {...given('name')} maxLength={60} autoComplete="off" data-autofocus="" />
        <Select
          {...given('parent_id')}
          hint={hasChildren ? 'There are categories inside this one.' : undefined}
          disabled={hasChildren}
          choices={[
            { value: '', label: 'No other category' },
            ...parents.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
        <TextField
          {...given('slug')}
          className="w600:col-span-2"
          prefix="/buy/products/"
          placeholder={slugOf(values.name)}
          hint={category ? 'The old address will lead to the new one.' : 'Empty: it is made of the name.'}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
        />
        <TextField {...given('title')} hint="Empty: its name." maxLength={80} autoComplete="off" />
        <TextField {...given('sub_title')} maxLength={160} autoComplete="off" optional />
      </div>
      <fieldset>
        <legend className="mb-1 text-label font-medium">Lines that list it</legend>
        <div className="flex flex-wrap gap-x-6">
          {LINES.map((line) => (
            <Checkbox
              key={line}
              name={line}
              label={CATEGORY_NAMES[line]}
              checked={values[line] === YES}
              onChange={({ target }) => flip(line)(target.checked)}
            />
          ))}
        </div>
      </fieldset>
      <div className="grid items-start gap-4 w600:grid-cols-2">
        <PictureField {...picture('category_image')} hint="In tiles and in the menu." />
        <PictureField {...picture('image')} hint="In rows of round pictures." />
      </div>
      <Switch
        name="is_active"
        label={CATEGORY_NAMES.is_active}
        detail={
          values.is_active === YES
            ? 'Shoppers see it and what is in it.'
            : 'Hidden from shoppers, with every product in it.'
        }
        isOn={values.is_active === YES}
        onChange={flip('is_active')}
      />
    </ListDialog>
  );
}
