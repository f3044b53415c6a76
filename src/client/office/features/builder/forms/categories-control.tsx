import type { Category } from '#contract/catalog.ts';
import { useCategories } from '#client/lib/categories.api.ts';
import { Finder, useFinder } from '../../../ui/finder.tsx';
import type { ControlProps } from './control.ts';
import { PickedList, type Picked } from './picked-list.tsx';
import { idsOf } from './values.ts';

/** Categories as shoppers find them, in the order in which the section shows them. */
export function CategoriesControl({ field, use, value, hint, error, onChange }: ControlProps) {
  const ids = idsOf(value);
  const all = useCategories();
  const words = useFinder();
  if (field.kind !== 'categories') return null;
  const asked = words.q.toLowerCase();
  const offered = use.isTopLevel ? all.filter(({ level }) => level === 0) : all;
  const found = offered.filter(({ name }) => name.toLowerCase().includes(asked));
  const parentOf = (category: Category) => all.find(({ id }) => id === category.parent_id)?.name;
  const pickedOf = (id: number): Picked => {
    const category = all.find((one) => one.id === id);
    if (!category) {
      const name = `Category no. ${id}`;
      return { name, picture: null, ...(all.length > 0 && { note: 'Shoppers do not see it' }) };
    }
    const isInside = use.isTopLevel && category.level !== 0;
    return {
      name: category.name,
      picture: category.image,
      ...(isInside && { note: 'Only categories at the top are shown' }),
    };
  };
  const rest = offered.filter(({ id }) => !ids.includes(id));
  return (
    <PickedList
      label={field.label}
      ids={ids}
      most={field.most}
      pickedOf={pickedOf}
      hint={hint}
      error={error}
      onChange={onChange}
      finder={
        <div className="grid grid-cols-1 gap-2">
          <Finder<Category>
            label="Add a category"
            listName="Found categories"
            placeholder="A name, such as Phones"
            nothing="No category matches"
            words={words}
            found={found}
            problem={undefined}
            keyOf={({ id }) => String(id)}
            skuOf={({ name }) => name}
            mayPick={({ id }) => !ids.includes(id)}
            row={(category) => (
              <>
                <span className="min-w-0 flex-1">{category.name}</span>
                <span className="shrink-0 text-caption text-muted">
                  {ids.includes(category.id) ? 'Picked' : parentOf(category)}
                </span>
              </>
            )}
            onPick={({ id }) => onChange([...ids, id])}
          />
          {ids.length === 0 && use.isTopLevel && rest.length > 0 && (
            <button
              type="button"
              className="min-h-9 w-fit font-medium text-buy-text underline underline-offset-4 pointer-coarse:min-h-11"
              onClick={() => onChange(rest.slice(0, field.most).map(({ id }) => id))}
            >
              Add all {rest.length}
            </button>
          )}
        </div>
      }
    />
  );
}
