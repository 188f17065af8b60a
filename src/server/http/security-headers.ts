/**
 * The headers of every answer, whatever it is: the strictest that a browser knows. A page has a content
 * security policy of its own, for the files that the build gave it.
 *
 * @see https://owasp.org/www-project-secure-headers/
 */
export const SECURITY_HEADERS = {
  "content-security-policy":
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "origin-agent-cluster": "?1",
  // The site hears a raga; it sees, follows and pays for nothing.
  "permissions-policy":
    "microphone=(self), camera=(), display-capture=(), geolocation=(), payment=(), usb=()",
  "referrer-policy": "strict-origin-when-cross-origin",
  "strict-transport-security": "max-age=31536000; includeSubDomains",
  "x-content-type-options": "nosniff",
  // For what knows no frame-ancestors.
  "x-frame-options": "DENY",
} as const;
