import { helpPages } from './help.ts';
import { homePage } from './home.ts';
import { privacyPage, termsPage } from './legal.ts';
import type { PageRow } from './page.ts';

export const pageRows: PageRow[] = [homePage, termsPage, privacyPage, ...helpPages];
