// The address to which providers send the browser back.

/** Signed by the provider, it says how a payment ended. */
export const PAYMENT_RETURN = '/api/Registration/PaymentReturn';
