import { addresses } from '#rules/page/addresses.ts';

const SIZE = 128;

/** The number of a trade-in or a repair, for a counter that scans it from a phone. */
export const QrCode = ({ number }: { number: string }) => (
  <img
    src={addresses.qr(number)}
    alt={`QR code of ${number}`}
    width={SIZE}
    height={SIZE}
    className="mx-auto size-32"
  />
);
