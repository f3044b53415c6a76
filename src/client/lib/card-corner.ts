import { createContext } from 'react';
import type { ComponentType } from 'react';

export interface CardCornerProps {
  id: number;
  title: string;
}

/**
 * What stands in the corner of every product's card, such as a heart; nothing for most visitors. Cards are shown
 * all over the shop and know nothing of wishlists: the frame around the pages puts it there.
 */
export const CardCorner = createContext<ComponentType<CardCornerProps> | undefined>(undefined);
