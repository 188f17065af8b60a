/** How many SQL statements this process has sent to its embedded database; counted on request. */
export const statementCount = { sent: 0 };
