/** Names whose capitals are not those of a sentence. */
const names: readonly string[] =
  'NDIS plan management|Fair Work legislation|FPGA design|VoIP|PowerShell|MATLAB|SAP|MYOB|ERP|AML|SEO|Google Ads|Google Analytics|QuickBooks|Primavera P6|MS Project|Microsoft Office|PowerPoint|A/B testing|AHPRA registration|REDCap|Opera PMS|AutoCAD|Civil 3D|SolidWorks|Autodesk Inventor|BIM|12d Model|Tekla Structures|MicroStation|SketchUp|HVAC|PLC programming|RF scanning|White Card|Adobe Creative Suite|InDesign|UX design|UI design|Premiere Pro|After Effects|JavaScript|TypeScript|C++|C#|.NET|PHP|MATLAB|SQL|MySQL|PostgreSQL|SQL Server|MongoDB|Oracle Database|NoSQL|HTML|CSS|React Native|Node.js|Next.js|GraphQL|REST APIs|CI/CD|DevOps|AWS|Google Cloud|Active Directory|Microsoft 365|SIEM|IT support|ServiceNow|ITIL|Power BI|Google Sheets|SAS|SPSS|Apache Airflow|WordPress|SharePoint|CRM|GIS|English teaching|dbt|pandas'.split(
    '|',
  );

const byName = new Map(names.map((name) => [name.toLowerCase(), name]));

/** A skill as people write it. */
export const shownName = (skill: string): string => byName.get(skill) ?? skill.charAt(0).toUpperCase() + skill.slice(1);
