import { Box } from '../../ui/box.tsx';

const RULES: readonly { title: string; text: string }[] = [
  {
    title: 'Begin with an export',
    text: 'It has all columns, and can be imported again unchanged. A product is one row, and each of its variations is another one below it.',
  },
  {
    title: 'Change only what you mean',
    text: 'Delete columns and rows that you don’t need: what is missing stays as it is. An empty cell clears its field.',
  },
  {
    title: 'Keep the ids',
    text: 'product_id and variation_id tell what a row is about. Without them the SKU does. A row with a SKU that you don’t have, and with a name, becomes a new draft.',
  },
  {
    title: 'Questions and options',
    text: 'Each question has its own columns, beginning with question_1_title. Its options stand in one cell: Clear case = 19.99 | Leather case = 39.00. After the price, add more about the option, each after a semicolon: text: …; fault: …; part: …; time: 45 minutes; warranty: 12 months; takes: 1 × #12, where 12 is the product_id of what is taken from stock. The answer is one, several or none; add “required” if it must be given. A question whose cells are all empty is removed.',
  },
  {
    title: 'Deleting',
    text: 'Nothing is deleted by leaving it out. A column “delete” with yes archives a product, or removes a variation.',
  },
];

/** How a file is made. */
export function ImportHelp() {
  return (
    <Box title="How the file works">
      <dl className="grid gap-4 w768:grid-cols-2">
        {RULES.map(({ title, text }) => (
          <div key={title}>
            <dt className="font-semibold">{title}</dt>
            <dd className="mt-0.5 text-secondary">{text}</dd>
          </div>
        ))}
      </dl>
    </Box>
  );
}
