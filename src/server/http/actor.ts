/** Who does something: the signed-in administrator of a request, or the product itself. */
export interface Actor {
  readonly userId: string | null;
  /** First and last name, or the e-mail where there is none. */
  readonly name: string;
  readonly sessionId: string | null;
  readonly address: string;
  readonly requestId: string;
}

/** A caller without a session. */
export const nobody = ({ ip, id }: { ip: string; id: string }): Actor => ({
  userId: null,
  name: '',
  sessionId: null,
  address: ip,
  requestId: id,
});

export const product = (requestId = ''): Actor => ({
  userId: null,
  name: 'Marquee',
  sessionId: null,
  address: '',
  requestId,
});
