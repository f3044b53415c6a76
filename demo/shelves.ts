import type { Db } from '#server/db/connect.ts';
import {
  boxItems,
  customFieldDefinitions,
  customFieldValues,
  reviews,
} from '#server/features/catalog/details.tables.ts';
import { openStock } from '#server/features/catalog/stock.writes.ts';
import { rebuildListing } from '#server/features/listing/writes.ts';
import { productQuestions, questionOptions, questions } from '#server/features/catalog/questions.tables.ts';
import {
  attributeTerms,
  attributes,
  brands,
  categories,
  models,
  policies,
  productAttributes,
  productImages,
  products,
  variations,
} from '#server/features/catalog/tables.ts';
import { addOns } from './add-ons.ts';
import { attributeRows, termRows } from './attributes.ts';
import { brandRows } from './brands.ts';
import { buyImageRows, buyProductRows, productAttributeRows, variationRows } from './buy.ts';
import { categoryRows } from './categories.ts';
import { boxItemRows, customFieldRows, customFieldValueRows } from './details.ts';
import { extraImageRows, extraProductRows } from './extras.ts';
import { modelRows } from './models.ts';
import { policyRows } from './policies.ts';
import { questionRows } from './questions.ts';
import { repairImageRows, repairProductRows, repairQuestions } from './repair.ts';
import { reviewRows } from './reviews.ts';
import { continueIds, insertRows } from './rows.ts';
import { sellImageRows, sellProductRows, sellQuestions } from './sell.ts';

/** Everything that can be bought, sold or repaired, with its words. */
export async function fillShelves(db: Db): Promise<void> {
  await insertRows(db, brands, brandRows);
  await insertRows(db, categories, categoryRows);
  await insertRows(db, attributes, attributeRows);
  await insertRows(db, attributeTerms, termRows);
  await insertRows(db, policies, policyRows);
  await insertRows(db, models, modelRows);
  await insertRows(db, products, [
    ...buyProductRows,
    ...extraProductRows,
    ...sellProductRows,
    ...repairProductRows,
  ]);
  await insertRows(db, productAttributes, productAttributeRows);
  await insertRows(db, variations, variationRows);
  await insertRows(db, productImages, [
    ...buyImageRows,
    ...extraImageRows,
    ...sellImageRows,
    ...repairImageRows,
  ]);

  const asked = questionRows([...addOns, ...sellQuestions, ...repairQuestions]);
  await insertRows(db, questions, asked.questions);
  await insertRows(db, questionOptions, asked.options);
  await insertRows(db, productQuestions, asked.asked);

  await insertRows(db, customFieldDefinitions, customFieldRows);
  await insertRows(db, customFieldValues, customFieldValueRows);
  await insertRows(db, boxItems, boxItemRows);
  await insertRows(db, reviews, reviewRows);

  await continueIds(db, [
    'brands',
    'categories',
    'attributes',
    'attribute_terms',
    'policies',
    'models',
    'products',
    'variations',
    'questions',
    'question_options',
    'custom_field_definitions',
  ]);
  await openStock(db);
  await rebuildListing(db);
}
