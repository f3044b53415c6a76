import { Box } from '../../ui/box.tsx';
import { Conversation } from './conversation.tsx';

/** The messages about an order, on its page. */
export function MessagesBox({ number }: { number: string }) {
  return (
    <Box title="Messages with the buyer">
      <Conversation number={number} />
    </Box>
  );
}
