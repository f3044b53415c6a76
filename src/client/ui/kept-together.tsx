/** Numbers of orders and papers, days such as 'Tue 17 Nov', times such as '11 AM', and prices with a sign. */
const WHOLE =
  /((?:TF|TI|RP|INV|CN)-\d+(?:-[A-Z])?|[+−]£[\d.]+|(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d{1,2} [A-Z][a-z]+|[\d:]+ [AP]M)/;

/** A text whose numbers and dates don't break across lines. The characters stay the same, so they can be copied. */
export function KeptTogether({ children }: { children: string }) {
  return children.split(WHOLE).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
