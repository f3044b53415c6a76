/** Why a shopper got store credit for a device, in words for the shopper. */
export const DEVICE_CREDIT = 'For a device that you sold';
