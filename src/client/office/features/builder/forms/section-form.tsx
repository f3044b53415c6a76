import { useId } from 'react';
import { frameFields, SECTIONS, type Section, type SectionDefinition } from '#contract/sections/registry.ts';
import { leastColumns, widened } from '#contract/sections/least-columns.ts';
import { usesOf } from '#contract/sections/uses.ts';
import { DesignPicker } from './design-picker.tsx';
import { FieldsForm } from './fields-form.tsx';
import type { Errors, Values } from './values.ts';

type Props = {
  section: Section;
  onChange: (section: Section) => void;
  /** By path, such as `image_items.0.title`. */
  errors: Errors;
  /** Default: what the registry says about its type. */
  definition?: SectionDefinition;
};

/** Everything that can be set in one section, made from the registry. A change of design keeps the content. */
export function SectionForm({ section, onChange, errors, definition }: Props) {
  const id = useId();
  const { designs, fields }: SectionDefinition = definition ?? SECTIONS[section.section_type];
  const design = section.design?.design_value ?? 1;
  const heading = designs[design]?.heading;
  const uses = usesOf(section.section_type);
  const shared = {
    uses,
    design,
    values: section as Values,
    errors,
    // The fields come from the section's own type, so what they make of it is one again.
    onChange: (values: Values) => onChange(values as unknown as Section),
  };
  return (
    <div className="grid grid-cols-1 gap-5 text-small">
      {(Object.keys(designs).length > 1 || !designs[design]) && (
        <DesignPicker
          type={section.section_type}
          designs={designs}
          value={design}
          error={errors['design.design_value'] ?? errors['design']}
          onChange={(value) => onChange(inItsColumns({ ...section, design: { design_value: value } }))}
        />
      )}
      <FieldsForm {...shared} fields={fields} {...(heading && { standards: { title: heading } })} />
      <section aria-labelledby={id} className="border-t border-border pt-4">
        <h3 id={id} className="mb-3 text-label font-semibold">
          Place and background
        </h3>
        <FieldsForm {...shared} fields={frameOf(section)} />
      </section>
    </div>
  );
}

/** The fields of the frame, with no fewer columns than the design needs. */
const frameOf = (section: Section) => ({
  ...frameFields,
  grid_col_value: { ...frameFields.grid_col_value, least: leastColumns(section) },
});

/** Another design may need more columns. Those of a shared section are the page's, and saving the page says so. */
const inItsColumns = (section: Section): Section => ('shared_id' in section ? section : widened(section));
