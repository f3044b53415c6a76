import { Smartphone } from 'lucide-react';
import type { OfficeModel } from '#contract/models-office.ts';
import { removeModel, useModels } from '../features/catalog/detail-lists.api.ts';
import { useBrands } from '../features/catalog/lists.api.ts';
import { ModelDialog } from '../features/catalog/model-dialog.tsx';
import { PlainCard, plainColumns, type PlainLook } from '../features/catalog/plain-columns.tsx';
import { CatalogueList } from './catalogue-list.tsx';

const LOOK: PlainLook<OfficeModel> = {
  heads: ['Model', 'Brand and year'],
  nameOf: ({ name }) => name,
  detailOf: ({ brand, release_year: year }) => [brand, year].filter(Boolean).join(', '),
};

/** The models of devices. A model links the product to buy, the one to sell and the repair of a device. */
export function ModelsPage() {
  const models = useModels();
  const brands = useBrands().data?.data ?? [];
  return (
    <CatalogueList
      shown="models"
      one="model"
      many="models"
      icon={Smartphone}
      help="They link a device in the three lines: buy, sell and repair."
      list={models}
      nameOf={LOOK.nameOf}
      columns={(actions) => plainColumns(LOOK, actions)}
      card={(record, actions) => <PlainCard record={record} look={LOOK} actions={actions} />}
      dialog={(model, { onClose }) => (
        <ModelDialog key={model?.id} model={model} brands={brands} onClose={onClose} />
      )}
      usersOf={({ product_count: count }) => [[count, 'product']]}
      remove={removeModel}
    />
  );
}
