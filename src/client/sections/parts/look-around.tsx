import { useLookAround } from '#client/lib/categories.api.ts';
import { ButtonLink } from '#client/ui/button.tsx';

/** For a page that has nothing yet: leads to the first line that is on. */
export const LookAround = ({ isQuiet = false }: { isQuiet?: boolean }) => (
  <ButtonLink href={useLookAround()} {...(isQuiet && { variant: 'outline' })}>
    Look around
  </ButtonLink>
);
