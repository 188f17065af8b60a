/**
 * The headers of every answer: the strictest that browsers know. A page has its own content
 * security policy, for the files that the build gave it.
 *
 * @see https://owasp.org/www-project-secure-headers/
 */
export const SECURITY_HEADERS = {
  "content-security-policy":
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "origin-agent-cluster": "?1",
  // The site only needs the microphone, to hear a raga.
  "permissions-policy":
    "microphone=(self), camera=(), display-capture=(), geolocation=(), payment=(), usb=()",
  "referrer-policy": "strict-origin-when-cross-origin",
  // Not includeSubDomains: the hosts beside this one may have no TLS.
  "strict-transport-security": "max-age=31536000",
  "x-content-type-options": "nosniff",
  // For browsers that do not know frame-ancestors.
  "x-frame-options": "DENY",
} as const;

/**
 * The headers of figures and ragas that pages of any site may read: they need no login and hold no
 * secret.
 */
export const OPEN_DATA_HEADERS = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": "content-disposition, etag, link, retry-after, x-request-id",
  "cross-origin-resource-policy": "cross-origin",
} as const;
