import { createContext } from 'react';
import type { ComponentType } from 'react';
import type { ProductCard } from '#contract/catalog.ts';

/** How a product is bought from its card. */
export interface CardBuying {
  Button: ComponentType<{ product: ProductCard; onChoose: (product: ProductCard) => void }>;
  /** A dialog for products with variations or questions. */
  Choice: ComponentType<{ open: boolean; onClose: () => void; product: ProductCard | undefined }>;
}

/**
 * Loads the code to buy from a card. Sections don't know carts, so the layout passes this in. Without it a card links
 * to the product's page.
 */
export const LoadCardBuying = createContext<(() => Promise<CardBuying>) | undefined>(undefined);
