import type { Db } from '#server/db/connect.ts';
import { insertRows } from '#server/db/insert.ts';
import { customFieldDefinitions, reviews } from '#server/features/catalog/details.tables.ts';
import { addProducts, askQuestions } from '#server/features/catalog/rows.writes.ts';
import { rebuildListing } from '#server/features/listing/writes.ts';
import { questionOptions, questions } from '#server/features/catalog/questions.tables.ts';
import {
  attributeTerms,
  attributes,
  brands,
  categories,
  models,
  policies,
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
import { continueIds } from './rows.ts';
import { sellImageRows, sellProductRows, sellQuestions } from './sell.ts';

/** Adds all products of the three lines, with their texts. */
export async function addCatalog(db: Db): Promise<void> {
  await insertRows(db, brands, brandRows);
  await insertRows(db, categories, categoryRows);
  await insertRows(db, attributes, attributeRows);
  await insertRows(db, attributeTerms, termRows);
  await insertRows(db, policies, policyRows);
  await insertRows(db, models, modelRows);
  await insertRows(db, customFieldDefinitions, customFieldRows);
  await addProducts(db, {
    products: [...buyProductRows, ...extraProductRows, ...sellProductRows, ...repairProductRows],
    attributes: productAttributeRows,
    variations: variationRows,
    images: [...buyImageRows, ...extraImageRows, ...sellImageRows, ...repairImageRows],
    fields: customFieldValueRows,
    box: boxItemRows,
  });
  const asked = questionRows([...addOns, ...sellQuestions, ...repairQuestions]);
  await insertRows(db, questions, asked.questions);
  await insertRows(db, questionOptions, asked.options);
  await askQuestions(db, asked.asked);
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
  await rebuildListing(db);
}
