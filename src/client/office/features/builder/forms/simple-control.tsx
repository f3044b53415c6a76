import type { Fields } from '#contract/sections/fields.ts';
import { Switch } from '../../../ui/switch.tsx';
import { CategoriesControl } from './categories-control.tsx';
import { ChoiceControl } from './choice-control.tsx';
import { ColourControl } from './colour-control.tsx';
import type { ControlProps } from './control.ts';
import { DateControl } from './date-control.tsx';
import { FileControl } from './file-control.tsx';
import { IconControl } from './icon-control.tsx';
import { LinkControl } from './link-control.tsx';
import { NumberControl } from './number-control.tsx';
import { ProductsControl } from './products-control.tsx';
import { TextControl } from './text-control.tsx';
import { holds, type Values } from './values.ts';

type Props = ControlProps & { beside: Fields; values: Values };

/** The control for a field that has no fields of its own. */
export function SimpleControl({ beside, values, ...props }: Props) {
  const { field, use } = props;
  switch (field.kind) {
    case 'text':
    case 'rich-text':
      return <TextControl {...props} />;
    case 'link':
      return <LinkControl {...props} />;
    case 'colour':
      return <ColourControl {...props} />;
    case 'date':
      return <DateControl {...props} />;
    case 'number':
      return <NumberControl {...props} />;
    case 'choice':
      return <ChoiceControl {...props} />;
    case 'icon':
      return <IconControl {...props} />;
    case 'products':
      return <ProductsControl {...props} />;
    case 'categories':
      return <CategoriesControl {...props} />;
    case 'picture':
    case 'video':
      return (
        <FileControl
          {...props}
          isAddress={use.isAddress !== undefined && holds(use.isAddress, beside, values)}
        />
      );
    case 'yes-no':
      return (
        <Switch
          name={props.path}
          label={field.label}
          detail={props.error ?? props.hint}
          isOn={props.value === true}
          onChange={props.onChange}
        />
      );
    case 'group':
    case 'list':
      return null;
  }
}
