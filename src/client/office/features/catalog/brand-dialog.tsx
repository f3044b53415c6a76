import { useState } from 'react';
import type { OfficeBrand } from '#contract/brands-office.ts';
import { brandFields } from '#rules/catalog/list-fields.ts';
import { slugOf } from '#rules/catalog/slug.ts';
import { newKey } from '#client/lib/new-key.ts';
import { useRecord } from '#client/lib/use-record.ts';
import { TextField } from '#client/ui/text-field.tsx';
import { Switch } from '../../ui/switch.tsx';
import { ListDialog } from './list-dialog.tsx';
import { changeBrand, createBrand, type BrandChange } from './lists.api.ts';
import { PictureField, type ChoosePicture } from './picture-field.tsx';
import { YES, yesOrNo } from './yes-or-no.ts';

const NAMES = { name: 'Name', slug: 'Address', image: 'Logo', is_active: 'Shown in the shop' };
type Field = keyof typeof NAMES;
type Values = Readonly<Record<Field, string>>;

const valuesOf = (brand: OfficeBrand | undefined): Values => ({
  name: brand?.name ?? '',
  slug: brand?.slug ?? '',
  image: brand?.image ?? '',
  is_active: yesOrNo(brand?.is_active ?? true),
});

/** Errors of the typed values. A new brand gets its slug from its name. */
function errorsOf({ name, slug }: Values, brand: OfficeBrand | undefined) {
  const wrong = {
    name: brandFields.name.errorOf(name),
    slug: !brand && slug.trim() === '' ? undefined : brandFields.slug.errorOf(slug),
  };
  return {
    ...(wrong.name !== undefined && { name: wrong.name }),
    ...(wrong.slug !== undefined && { slug: wrong.slug }),
  };
}

const bodyOf = ({
  name,
  slug,
  image,
  is_active: isActive,
}: Partial<Values>): Omit<BrandChange, 'version'> => ({
  ...(name !== undefined && { name }),
  ...(slug?.trim() && { slug }),
  ...(image !== undefined && { image: image || null }),
  ...(isActive !== undefined && { is_active: isActive === YES }),
});

type Props = {
  /** Without a brand a new one is made. */
  brand: OfficeBrand | undefined;
  onChoosePicture: ChoosePicture;
  onClose: () => void;
};

/** Creates or changes a brand. */
export function BrandDialog({ brand, onChoosePicture, onClose }: Props) {
  const [key] = useState(newKey);
  const form = useRecord<Field, OfficeBrand | undefined>({
    name: brand ? `brand ${brand.id}` : 'new brand',
    record: brand,
    valuesOf,
    errorsOf,
    async send(changed, record) {
      const body = bodyOf(changed);
      const { result } = record
        ? await changeBrand(record.id, { version: record.version, ...body })
        : await createBrand({ ...body, name: body.name ?? '' }, key);
      return result;
    },
  });
  const { values } = form;
  const given = (field: Field) => ({ label: NAMES[field], ...form.fieldProps(field) });
  return (
    <ListDialog
      title={brand ? `Change ${brand.name}` : 'New brand'}
      form={form}
      names={NAMES}
      saveLabel={brand ? 'Save' : 'Create brand'}
      done={brand ? 'The brand is saved' : 'The brand is there'}
      onClose={onClose}
    >
      <TextField {...given('name')} maxLength={60} autoComplete="off" data-autofocus="" />
      <TextField
        {...given('slug')}
        placeholder={slugOf(values.name)}
        hint={brand ? 'Small letters, digits and hyphens.' : 'Empty: it is made of the name.'}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
      />
      <PictureField
        {...given('image')}
        hint="Shown in rows of brands."
        onChoose={onChoosePicture}
        onChange={(image) => form.change('image', image)}
      />
      <Switch
        name="is_active"
        label={NAMES.is_active}
        detail={
          values.is_active === YES
            ? 'Shoppers see it and its products.'
            : 'Hidden from shoppers, with every product of it.'
        }
        isOn={values.is_active === YES}
        onChange={(isOn) => form.change('is_active', yesOrNo(isOn))}
      />
    </ListDialog>
  );
}
