/** The error of a form as a whole. Errors of fields are shown beside the fields. */
export function FormFailure({ children }: { children: string | undefined }) {
  return children ? (
    <p
      role="alert"
      className="scroll-my-24 rounded-control bg-danger-tint px-3.5 py-2.5 text-small text-danger"
    >
      {children}
    </p>
  ) : null;
}
