import { createContext } from 'react';
import type { ComponentType } from 'react';
import type { ProductCard } from '#contract/catalog.ts';

/** How a product is bought from its card. */
export interface CardBuying {
  Button: ComponentType<{ product: ProductCard; onChoose: (product: ProductCard) => void }>;
  /** Opens where a product has variations or questions to choose from. */
  Choice: ComponentType<{ open: boolean; onClose: () => void; product: ProductCard | undefined }>;
}

/**
 * Loads the way to buy from a card. Sections know nothing of carts: the frame around the pages hands it in. Without
 * it a card leads to the product's page.
 */
export const LoadCardBuying = createContext<(() => Promise<CardBuying>) | undefined>(undefined);
