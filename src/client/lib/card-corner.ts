import { createContext } from 'react';
import type { ComponentType } from 'react';

export interface CardCornerProps {
  id: number;
  title: string;
}

/**
 * The control in the corner of every product card, such as a heart. Most visitors have none. Cards don't know
 * wishlists, so the layout passes this in.
 */
export const CardCorner = createContext<ComponentType<CardCornerProps> | undefined>(undefined);
