/** Values of a form are texts. */
export const YES = 'yes';
export const NO = 'no';
export const yesOrNo = (isOn: boolean) => (isOn ? YES : NO);
